let isOne = (_path: string): boolean => false;

/** Says which paths are those of views. The routes do at the start: what views are made of may not know them, as they load it. */
export const setOurPaths = (is: (path: string) => boolean): void => {
  isOne = is;
};

export const isOurPath = (path: string): boolean => isOne(path);
