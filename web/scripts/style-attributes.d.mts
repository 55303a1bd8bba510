import type { PreprocessorGroup } from 'svelte/compiler';

export function withoutStyleAttributes(markup: string): string;
export const styleAttributes: PreprocessorGroup;
