import type { Node, Root } from 'postcss';

export function mediaFault(condition: string): string | null;
export function sizeFault(property: string, value: string, drawn?: boolean): string | null;
export function faults(root: Root, drawn?: boolean): { node: Node; message: string }[];
