// Generated from crates/circuit/src/options.rs, crates/cipher/src/options.rs: do not edit.

/** The fewest and the most seats of a table. */
export const seats = [2,4] as const;

/** The fewest and the most letters of a word. */
export const wordLength = [3,6] as const;

/** How many seconds the clocks of Circuit may run where they have a limit. */
export const circuitSeconds = {
  cap: [120,900],
  choose: [5,600],
  place: [10,900],
  timer: [20,180],
} as const;

/** How many seconds each clock of Cipher may run where it has a limit. */
export const cipherSeconds = [1,3600] as const;

/** What holds for Circuit if nothing is said. */
export const circuitDefaults = {"cap":300,"choose":30,"mix":"mixed","place":90,"scale_totals":false,"start_player":null,"timer":45} as const;

/** What holds for Cipher if nothing is said. */
export const cipherDefaults = {"decision_time":60,"first_coder":null,"fitting_letters":false,"house_words":false,"language":"en","length":5,"one_device":false,"question_time":60,"segment_time":30,"slurs":false,"word_list":true,"word_time":180} as const;
