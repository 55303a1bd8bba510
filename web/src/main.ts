import { mount } from 'svelte';
import App from './App.svelte';
import { i18n } from './i18n/i18n.svelte';
import { settings } from './browser/settings.svelte';
import { followInput } from './input/modality';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

settings.apply();
followInput();
await i18n.start('home');
const app = document.getElementById('app')!;
untilFilled(app, document.getElementById('start')!);
mount(App, { target: app });

/** What is seen at the start goes when a page is there. */
function untilFilled(place: Element, start: Element): void {
  new MutationObserver((_changes, observer) => {
    if (!place.querySelector('main')) return;
    start.remove();
    observer.disconnect();
  }).observe(place, { childList: true, subtree: true });
}
