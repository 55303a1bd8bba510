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
const { page } = router.route;
if (page === 'table') void import('./pages/Table.svelte').catch(() => undefined);
else if (page === 'rules') void import('./rules/RulesPage.svelte').catch(() => undefined);
else if (page === 'learn') void import('./circuit/tutorial/Tutorial.svelte').catch(() => undefined);
await i18n.start('ui', 'home');
mount(App, { target: document.getElementById('app')! });
