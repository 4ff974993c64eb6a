import { z } from 'zod';

/** The space and the easing that a gradient was sampled in when its banding was judged. */
export const JudgedInOutput = z.object({ interpolation: z.string(), easing: z.string() });
