const KEPT_MS = 60_000;

/** Hands a file to the browser to keep. */
export const download = (filename: string, file: Blob): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = filename;
  link.click();
  // Some browsers begin to read a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
};
