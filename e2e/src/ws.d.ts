// As much of the package as is used here.
declare module 'ws' {
  export default class WebSocket {
    static readonly OPEN: number;
    readonly readyState: number;
    constructor(address: string, options?: { headers?: Record<string, string> });
    on(event: 'message', hear: (data: Buffer) => void): this;
    on(event: 'close', then: () => void): this;
    once(event: 'open', then: () => void): this;
    once(event: 'error', then: (error: Error) => void): this;
    send(text: string): void;
    terminate(): void;
  }
}
