import type { Task } from './task.ts';
import { KEY_AND_USAGE, SIGN_IN_BY_LINK } from './tasks/account.ts';
import { AUDIT_AND_COMPARE } from './tasks/audit.ts';
import { CONVERT, JUDGE_IN_THE_DARK, PICK_FROM_SCREEN, TAKE_ALONG, TELL_APART } from './tasks/color.ts';
import { BROWSE_AND_SHARE, CALM_CLINIC, FIND_A_DOCUMENT, FIND_AN_ENDPOINT } from './tasks/library.ts';
import {
  GRADIENT_WITHOUT_GREY,
  PALETTE_BY_PLAY,
  SCALE_FOR_TAILWIND,
  SYSTEM_FROM_A_BRIEF,
  TOKENS_FOR_A_CLINIC,
} from './tasks/make.ts';
import { CHANGE_ONES_MIND, CODE_OF_A_VIEW, FIX_A_PAIR, KEEP_FOR_TOMORROW, SLIP_OF_THE_PEN } from './tasks/pair.ts';
import { LOOK_AT_A_SCREENSHOT, MAKE_A_PLATE, MEND_A_CHART } from './tasks/vision.ts';

/** What people come for every day. */
export const EVERYDAY: readonly Task[] = [
  FIX_A_PAIR,
  SCALE_FOR_TAILWIND,
  MEND_A_CHART,
  GRADIENT_WITHOUT_GREY,
  CALM_CLINIC,
  AUDIT_AND_COMPARE,
  LOOK_AT_A_SCREENSHOT,
  BROWSE_AND_SHARE,
  KEY_AND_USAGE,
  CODE_OF_A_VIEW,
  CHANGE_ONES_MIND,
  PICK_FROM_SCREEN,
];

export const TASKS: readonly Task[] = [
  ...EVERYDAY,
  CONVERT,
  SLIP_OF_THE_PEN,
  KEEP_FOR_TOMORROW,
  TAKE_ALONG,
  TELL_APART,
  TOKENS_FOR_A_CLINIC,
  PALETTE_BY_PLAY,
  FIND_A_DOCUMENT,
  FIND_AN_ENDPOINT,
  JUDGE_IN_THE_DARK,
  MAKE_A_PLATE,
  SYSTEM_FROM_A_BRIEF,
  SIGN_IN_BY_LINK,
];
