/** The configuration of one process, read once from the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
}
