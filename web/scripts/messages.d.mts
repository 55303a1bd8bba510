export function messagesOf(language: string): Map<string, string[]>;
export function render(messages: Map<string, string[]>): string;
