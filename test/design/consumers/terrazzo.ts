import { defineConfig, Logger, parse } from '@terrazzo/parser';

/** Tokens as terrazzo reads them, by id; throws on what it rejects. */
export const terrazzoTokens = async (
  text: string,
): Promise<Record<string, { $type: string; $value: unknown; aliasOf?: string }>> => {
  const logger = new Logger({ level: 'error' });
  const cwd = new URL('file:///tokens/');
  const config = defineConfig({}, { cwd, logger });
  const { tokens } = await parse([{ filename: new URL('tokens.json', cwd), src: text }], { config, logger });
  return tokens as never;
};
