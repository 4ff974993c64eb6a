export const executablePath: () => Promise<string>;
