// The drawing of each chapter.
import type { Component } from 'svelte';
import type { GameName } from '../browser/settings.svelte';
import Away from './Away.svelte';
import CipherAim from './cipher/Aim.svelte';
import Alphabet from './cipher/Alphabet.svelte';
import Asking from './cipher/Asking.svelte';
import Bonus from './cipher/Bonus.svelte';
import Composing from './cipher/Composing.svelte';
import CipherGameEnd from './cipher/GameEnd.svelte';
import Guessing from './cipher/Guessing.svelte';
import NoTokens from './cipher/NoTokens.svelte';
import Scoring from './cipher/Scoring.svelte';
import Aim from './circuit/Aim.svelte';
import Angular from './circuit/Angular.svelte';
import Choosing from './circuit/Choosing.svelte';
import Closing from './circuit/Closing.svelte';
import Conduit from './circuit/Conduit.svelte';
import Fragment from './circuit/Fragment.svelte';
import GameEnd from './circuit/GameEnd.svelte';
import Networkers from './circuit/Networkers.svelte';
import Placing from './circuit/Placing.svelte';
import RoundEnd from './circuit/RoundEnd.svelte';
import Solving from './circuit/Solving.svelte';
import Weight from './circuit/Weight.svelte';
import type { Topic } from '../help/topics';

export const drawings: { [G in GameName]: Record<Topic<G>, Component> } = {
  circuit: {
    aim: Aim,
    choosing: Choosing,
    solving: Solving,
    weight: Weight,
    fragment: Fragment,
    conduit: Conduit,
    angular: Angular,
    placing: Placing,
    networkers: Networkers,
    closing: Closing,
    'round-end': RoundEnd,
    'game-end': GameEnd,
    away: Away,
  },
  cipher: {
    aim: CipherAim,
    alphabet: Alphabet,
    composing: Composing,
    asking: Asking,
    'no-tokens': NoTokens,
    guessing: Guessing,
    bonus: Bonus,
    scoring: Scoring,
    'game-end': CipherGameEnd,
    away: Away,
  },
};
