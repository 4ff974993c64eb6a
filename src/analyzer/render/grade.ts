/** How good a score of 0 to 100 is, as reports colour it: Lighthouse's bands of 90 and 50. */
export type Grade = 'good' | 'fair' | 'poor';

export const gradeOf = (score: number): Grade => {
  if (score >= 90) return 'good';
  return score >= 50 ? 'fair' : 'poor';
};
