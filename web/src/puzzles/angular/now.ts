// Whoever imports this has the board of Angular.
import { angularIsHere } from '../desk/angular.svelte';
import Puzzle from './Puzzle.svelte';

angularIsHere(Puzzle);
