import { mount } from 'svelte';
import App from './App.svelte';
import { i18n } from './i18n/i18n.svelte';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { followInput } from './ui/modality';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

settings.apply();
followInput();
// The code of the page is fetched beside the texts; App asks for the same files.
const early: Partial<Record<typeof router.route.page, () => Promise<unknown>>> = {
  table: () => import('./pages/Table.svelte'),
  rules: () => import('./rules/RulesPage.svelte'),
  learn: () => import('./circuit/tutorial/Tutorial.svelte'),
  practice: () => import('./pages/Practice.svelte'),
  daily: () => import('./pages/Daily.svelte'),
};
void early[router.route.page]?.().catch(() => undefined);
await i18n.start('ui', 'home');
mount(App, { target: document.getElementById('app')! });
