import { toApiError } from '../../src/api/errors.ts';

/** Code, message and field of a call that is refused; INTERNAL where it is not. */
export const refusal = async (act: Promise<unknown>) => {
  const { code, message, details } = toApiError(
    await act.then(
      () => 'nothing was refused',
      (thrown) => thrown,
    ),
  );
  return { code, message, field: details?.field };
};
