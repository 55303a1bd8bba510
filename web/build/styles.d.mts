import type { Node, Root } from 'postcss';

export function mediaFault(condition: string): string | null;
export function faults(root: Root): { node: Node; message: string }[];
