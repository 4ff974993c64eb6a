import { compile } from 'tailwindcss';

/** What Tailwind CSS 4 makes of these classes with a theme file; throws where it does not understand the file. */
export const tailwindClasses = async (theme: string, classes: readonly string[]): Promise<string> => {
  const { build } = await compile(`${theme}\n@tailwind utilities;`);
  return build([...classes]);
};
