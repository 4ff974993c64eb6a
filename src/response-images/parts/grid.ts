/** Columns for `count` boxes of at least `least` pixels, so that the rows are about equally long. */
export const columnsFor = (count: number, room: number, least: number): number => {
  const most = Math.max(1, Math.floor(room / least));
  const rows = Math.ceil(count / most);
  return Math.ceil(count / rows);
};
