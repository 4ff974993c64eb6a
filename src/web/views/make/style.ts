import { adoptStyle } from '../../styles/adopt.ts';
import style from './make.css';

let adopted = false;

/** The style sheet of all views of this name, once. */
export const adoptMakeStyle = (): void => {
  if (!adopted) adoptStyle(style);
  adopted = true;
};
