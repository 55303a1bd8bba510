// Types of the rules as the page has them: looked at, and never changed.

/** The same with all its lists and objects for reading only. */
export type LookedAt<T> = T extends object ? { readonly [Part in keyof T]: LookedAt<T[Part]> } : T;
