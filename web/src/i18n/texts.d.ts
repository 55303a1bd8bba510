// The texts of each language and area, put together by build/texts.ts.
declare module 'virtual:texts' {
  export const texts: Record<string, () => Promise<{ default: string }>>;
}
