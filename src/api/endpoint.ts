import type { z } from 'zod';
import type { ApiKey } from '../accounts/account.ts';
import type { Jobs } from '../jobs/queue/jobs.ts';
import type { ResponseImageId } from '../response-images/pictures.ts';
import type { GroupId } from '../schemas/groups.ts';
import type { ErrorCode } from './errors.ts';

/** Version of the API, as `GET /v1` answers it. */
export const VERSION = '1.2.0';

export type Method = 'GET' | 'POST' | 'DELETE';
export type Access = 'public' | 'key' | 'admin';

/** Who was charged, and the queue of what was paid for. */
export interface Payer {
  readonly caller: ApiKey;
  readonly jobs: Jobs;
}

/** The price that an answer states beside `credits`, less than 0 where that is not due, and what is done when it is charged. The answer is that of the endpoint's own handler. */
export interface Charge {
  price(answer: object): number;
  /** The price in words, if it is not simply stated in the answer. */
  readonly says?: string;
  /** `at` is to when it is charged, milliseconds since 1970. */
  charged?(payer: Payer, answer: object, at: number): Promise<void>;
}

/** A field that may be sent as a file of a form. */
export interface FilePart {
  readonly field: string;
  /** What the field holds of it: its bytes in base64, or the JSON that is in it. */
  readonly as: 'base64' | 'json';
  /** Media type of the file. */
  readonly mediaType: string;
}

/** A message that is sent without being asked for again. */
export interface Message {
  /** When it is sent. */
  readonly says: string;
  readonly data: z.ZodType;
  /** Whether a reader may resume from it. */
  readonly resumes?: boolean;
}

/** One form of a body. */
export interface BodyForm {
  readonly summary: string;
  readonly schema: z.ZodType;
  readonly example: Readonly<Record<string, unknown>>;
}

/** What an endpoint's author states about it. */
export interface EndpointOptions {
  /** One line, shown in every listing. */
  readonly summary: string;
  /** What a reader needs beyond the summary: units, ranges, errors, source. Markdown. */
  readonly description?: string;
  /** Price in credits; 0 for public and admin endpoints. */
  readonly credits: number;
  readonly access?: Access;
  /** The group it is listed under; the first segment of its path unless said otherwise. */
  readonly group?: GroupId;
  /** Not limited by address: probes and scrapers may ask as often as they like. Public endpoints only. */
  readonly unlimited?: boolean;
  /**
   * Codes it can fail with besides those that every endpoint of its access has: for each a change of the example that
   * is refused with it, or null if no input causes it.
   */
  readonly fails?: Readonly<Partial<Record<ErrorCode, Readonly<Record<string, unknown>> | null>>>;
  /** An input that works as it stands; shown in the catalogue, OpenAPI and the reference, and tried by the tests. */
  readonly example: Readonly<Record<string, unknown>>;
  /** Fields of a POST that travel in the query string instead of the body. */
  readonly query?: readonly string[];
  /** Largest body in bytes; 64 KiB unless said otherwise. */
  readonly bodyLimit?: number;
  /** The most members that lists and objects of a body may have together; 4,000 unless said otherwise. */
  readonly bodyMembers?: number;
  /** The same input has the same answer for as long as this build runs: it may be kept, and asked after by its ETag. */
  readonly constant?: boolean;
  /** It creates something, once for each `Idempotency-Key`. */
  readonly repeatable?: boolean;
  /** Its answer holds a secret that was made for it, and is sent as it is. */
  readonly secret?: boolean;
  /** The field that `multipart/form-data` may bring as a file, beside the others as texts. */
  readonly file?: FilePart;
  /** Media types of the answer; JSON unless said otherwise. Several where the input decides. */
  readonly produces?: readonly [string, ...string[]];
  /** The file that it returns may be JSON, beside the JSON object that contains a file. */
  readonly jsonFile?: boolean;
  /** Events of a stream. */
  readonly events?: Readonly<Record<string, Message>>;
  /** What is sent later to the address in the field `url` of the body, by event. */
  readonly callbacks?: Readonly<Record<string, Message>>;
  /** A body whose form depends on a path parameter: its forms, by the values of that parameter. */
  readonly forms?: Readonly<Record<string, BodyForm>>;
  /** Headers of its answer besides those that every answer has, each with what it says. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The image that its response can be requested as, by an `Accept` that prefers PNG or SVG. JSON endpoints only. */
  readonly picture?: ResponseImageId;
  /** It takes a list in place of one colour or pair, as JSON or in rows, and answers in either. */
  readonly lists?: boolean;
  /** Overlook unknown fields (see openFields); the REST adapter needs no telling, the documents do. */
  readonly open?: boolean;
  /** Where the answer says what the call costs beyond `credits`. */
  readonly charge?: Charge;
  /** What an answer costs that took less work than `credits` stands for; never more than these. */
  readonly costs?: (answer: object) => number;
  /** The GraphQL field: its name where the derived one will not do, and output members that are called differently. */
  readonly graphql?: {
    readonly field?: string;
    /** The field beside it that has types, where the first one is JSON and stays so for those who use it. */
    readonly typedField?: string;
    readonly rename?: Readonly<Record<string, string>>;
    /** No field at all. */
    readonly hidden?: boolean;
  };
}

export interface Endpoint extends EndpointOptions {
  readonly access: Access;
  /** Its name in usage records: `POST /v1/color/contrast`, or the procedure's name where there is no path. */
  readonly operation: string;
}

/** `meta` of every procedure: our endpoint, and where REST serves it, as the documents and the route table read it. */
export interface Meta {
  readonly endpoint: Endpoint;
  /** Missing for operations that are on tRPC and GraphQL only. */
  readonly openapi?: {
    method: Method;
    /** In full, with `{name}` parameters. */
    path: `/${string}`;
    summary: string;
    description?: string;
    tags: string[];
    protect: boolean;
    enabled: boolean;
    /** What is said of the answer of a call that is not refused. */
    successDescription: string;
    /** None: refusals are described by our own envelope. */
    errorResponses: number[];
  };
}

/** `/v1/jobs/id/{id}` as people read it: `/v1/jobs/id/:id`. */
export const displayPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');
