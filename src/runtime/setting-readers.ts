// How variables of the environment are read. Each reader throws an Error whose message follows the name of the variable.

const METRICS_ACCESS = ['public', 'admin', 'off'] as const;
export type MetricsAccess = (typeof METRICS_ACCESS)[number];

export const wholeNumber =
  (min: number, max: number) =>
  (text: string): number => {
    if (!/^\d+$/.test(text) || Number(text) < min || Number(text) > max)
      throw new Error(`must be a whole number from ${min} to ${max}`);
    return Number(text);
  };

export const onOff = (text: string): boolean => {
  if (text !== 'on' && text !== 'off') throw new Error('must be on or off');
  return text === 'on';
};

export const zeroOrOne = (text: string): boolean => {
  if (text !== '0' && text !== '1') throw new Error('must be 0 or 1');
  return text === '1';
};

export const optional = (text: string): string | undefined => text || undefined;

export const secret =
  (least: number) =>
  (text: string): string | undefined => {
    if (text && text.length < least) throw new Error(`must have at least ${least} characters`);
    return optional(text);
  };

export const startsWith =
  (...schemes: string[]) =>
  (text: string): string => {
    if (!schemes.some((scheme) => text.startsWith(scheme))) throw new Error(`must start with ${schemes.join(', ')}`);
    return text;
  };

export const metricsAccess = (text: string): MetricsAccess => {
  const known = METRICS_ACCESS.find((one) => one === text);
  if (known === undefined) throw new Error(`must be one of ${METRICS_ACCESS.join(', ')}`);
  return known;
};

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

export const logLevel = (text: string): string => {
  if (!LOG_LEVELS.includes(text)) throw new Error(`must be one of ${LOG_LEVELS.join(', ')}`);
  return text;
};

export const origins = (text: string): string[] => {
  const list = text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
  for (const item of list) {
    if (item !== '*' && !(URL.canParse(item) && new URL(item).origin === item))
      throw new Error(`must be * or a list of origins such as https://app.example.com, has ${JSON.stringify(item)}`);
  }
  return list;
};

export const origin = (text: string): string | undefined => {
  if (text && !(/^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text))
    throw new Error(
      `must be an origin such as https://metamer.example.com, without a path, has ${JSON.stringify(text)}`,
    );
  return optional(text);
};

export const seconds = (text: string): number[] => {
  const list = text.split(',').map((item) => Number(item));
  if (list.length > 20 || list.some((item) => !Number.isFinite(item) || item < 0 || item > 604_800))
    throw new Error('must be a list of at most 20 numbers of seconds such as 5,300,1800');
  return list;
};
