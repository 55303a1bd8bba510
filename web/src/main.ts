import { mount } from 'svelte';
import App from './App.svelte';
import { i18n } from './i18n/i18n.svelte';
import { settings } from './settings.svelte';
import { followInput } from './ui/modality';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

settings.apply();
followInput();
await i18n.start('home');
mount(App, { target: document.getElementById('app')! });
