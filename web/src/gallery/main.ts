// The gallery: every screen and component with sample data, for development only.
// Address: gallery.html?scene=…&theme=light&lang=de&names=long
import { mount } from 'svelte';
import { i18n, languages } from '../i18n/i18n.svelte';
import { settings, showWorld } from '../browser/settings.svelte';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import Gallery from './Gallery.svelte';
import { scenes, type Scene } from './scenes';

const query = new URLSearchParams(location.search);
const scene = scenes.find((name) => name === query.get('scene')) ?? 'system';
const language = languages.find((known) => known === query.get('lang')) ?? 'en';

settings.change({ theme: query.get('theme') === 'light' ? 'light' : 'dark', name: 'Ines', played: ['circuit'] });
showWorld(scene.includes('cipher') ? 'cipher' : 'circuit');
await i18n.use('home', 'table', 'panels', 'end', 'cipher', 'rules', 'daily', 'replay', 'me');
await i18n.switchTo(language);
mount(Gallery, { target: document.getElementById('app')!, props: { scene: scene satisfies Scene } });
