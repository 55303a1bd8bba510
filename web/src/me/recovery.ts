// The recovery key as a file, and back.

interface RecoveryFile {
  enigma_recovery: number;
  /** Where it is for. */
  server: string;
  name: string;
  key: string;
}

export function recoveryFile(server: string, name: string, key: string): Blob {
  const file: RecoveryFile = { enigma_recovery: 1, server, name, key };
  return new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: 'application/json' });
}

/** The key in a file; nothing if there is none. Larger ones are not read. */
export async function keyIn(file: Blob): Promise<string | null> {
  if (file.size > 4096) return null;
  try {
    const read = JSON.parse(await file.text()) as Partial<RecoveryFile> | null;
    const key = read?.enigma_recovery === 1 ? read.key : undefined;
    return typeof key === 'string' && /^[0-9a-f]{64}$/.test(key) ? key : null;
  } catch {
    return null;
  }
}

/** Hands a file to whoever sits here. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
