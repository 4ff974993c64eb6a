import type { FetchReason } from '../../net/failure.ts';
import type { Fetched } from '../../net/fetched.ts';

/**
 * The page as it came: any status, a body that is HTML. Undecoded; `decodePage` turns `bytes` into text (in a worker).
 */
export interface FetchedPage extends Fetched {
  /** Essence of Content-Type (`text/html`), or null if there is none. */
  readonly contentType: string | null;
}

/** Why a sub-resource is missing: a failed fetch, or this service's own limits. */
export type ResourceFailure = FetchReason | 'budget' | 'invalid-url' | 'not-fetchable';

/** One sub-resource, fetched or not. Survives a structured clone. */
export interface Resource {
  /** Absolute address asked for. */
  readonly url: string;
  readonly finalUrl: string;
  /** Null when no answer came. */
  readonly status: number | null;
  /** Lower-case names; empty when no answer came. */
  readonly headers: Readonly<Record<string, string>>;
  /** Essence of Content-Type. */
  readonly contentType: string | null;
  /** What was read, content encodings undone; empty on failure. */
  readonly bytes: Uint8Array;
  /** True when `bytes` is only the beginning. */
  readonly cut: boolean;
  /** Bytes of the whole resource, null when unknown. */
  readonly size: number | null;
  readonly error: { readonly reason: ResourceFailure; readonly message: string } | null;
}

export interface StyleSheetFile extends Resource {
  /** Address of the sheet that imports this one; null for a `<link>`, empty for a `<style>` element. */
  readonly importedBy: string | null;
  /** Media text of the link or import; empty for all. */
  readonly media: string;
  /** 0 for a linked sheet, 1 to 3 for imports. */
  readonly depth: number;
}

export interface SitemapFile extends Resource {
  /** Where its address came from. */
  readonly source: 'robots' | 'default' | 'index';
}

/** The answer to one plain `http://host/` request, for the redirection test. */
export interface HttpProbe {
  /** Addresses with the status each gave, first to last. */
  readonly hops: readonly { readonly url: string; readonly status: number }[];
  /** True when a redirect led to a host whose certificate did not verify. */
  readonly invalidCertificate: boolean;
  /** True when nothing answered on plain HTTP. */
  readonly unreachable: boolean;
  /** Why the redirects could not be followed to their end, where it is neither of these. */
  readonly failed: ResourceFailure | null;
}

/** What a page asks to be loaded, read off its model; plain data. Addresses are absolute, repeats removed, page order. */
export interface Wants {
  readonly styleSheets: readonly { readonly url: string; readonly media: string }[];
  /** `<style>` texts whose @import rules are to be followed, with the base address. */
  readonly inlineImports: readonly { readonly url: string; readonly media: string }[];
  /** Whether the page is laid out in quirks mode, where its own style sheets may be of any type. */
  readonly quirks: boolean;
  readonly media: readonly string[];
  readonly manifest: string | null;
  /** Robots, sitemaps, llms.txt, security.txt, http probe: by what the scope needs. */
  readonly robots: boolean;
  readonly sitemaps: boolean;
  readonly llmsTxt: boolean;
  readonly securityTxt: boolean;
  readonly httpProbe: boolean;
  /** True to read `/favicon.ico` where the page names no icon. */
  readonly favicon: boolean;
}

/** Everything the stages may read besides the page model. Members a scope did not want are null or empty. */
export interface Gathered {
  readonly page: FetchedPage;
  readonly robots: Resource | null;
  readonly sitemaps: readonly SitemapFile[];
  readonly styleSheets: readonly StyleSheetFile[];
  /** By absolute address; holds the header bytes of media files. */
  readonly media: Readonly<Record<string, Resource>>;
  readonly favicon: Resource | null;
  readonly manifest: Resource | null;
  readonly llmsTxt: Resource | null;
  readonly securityTxt: Resource | null;
  readonly httpProbe: HttpProbe | null;
  readonly spent: { readonly requests: number; readonly bytes: number; readonly exhausted: boolean };
}

export const NO_RESOURCES: Wants = {
  styleSheets: [],
  inlineImports: [],
  quirks: false,
  media: [],
  manifest: null,
  robots: false,
  sitemaps: false,
  llmsTxt: false,
  securityTxt: false,
  httpProbe: false,
  favicon: false,
};

/** What several stages want, as one list: each address once, in the order of the stages. */
export const mergeWants = (all: readonly Partial<Wants>[]): Wants => {
  const any = (key: 'quirks' | 'robots' | 'sitemaps' | 'llmsTxt' | 'securityTxt' | 'httpProbe' | 'favicon') =>
    all.some((wants) => wants[key]);
  const once = <One extends { url: string }>(list: readonly One[]): One[] =>
    [...new Map(list.toReversed().map((one) => [one.url, one])).values()].toReversed();
  return {
    styleSheets: once(all.flatMap((wants) => wants.styleSheets ?? [])),
    inlineImports: once(all.flatMap((wants) => wants.inlineImports ?? [])),
    quirks: any('quirks'),
    media: [...new Set(all.flatMap((wants) => wants.media ?? []))],
    manifest: all.find((wants) => wants.manifest)?.manifest ?? null,
    robots: any('robots') || any('sitemaps'),
    sitemaps: any('sitemaps'),
    llmsTxt: any('llmsTxt'),
    securityTxt: any('securityTxt'),
    httpProbe: any('httpProbe'),
    favicon: any('favicon'),
  };
};
