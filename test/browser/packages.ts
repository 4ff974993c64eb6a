// What the walks through the page need of the packages of this folder: they are not installed at the root.
export { default as axe } from 'axe-core';
export type { Browser, BrowserContext, BrowserContextOptions, Locator, Page, Request, Route } from 'playwright-core';
