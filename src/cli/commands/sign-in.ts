import type { Run } from '../command.ts';

export const signIn: Run = async (call) => {
  const link = await call.signInLink();
  return { answer: { link }, pretty: () => link };
};
