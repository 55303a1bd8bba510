export declare const tree: readonly string[];
export declare function folderOf(path: string): string | null;
export declare function wrongWay(from: string, to: string): string | null;
