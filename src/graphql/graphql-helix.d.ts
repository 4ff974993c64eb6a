// The package has types, but its `exports` hide them from ES modules. Only what is used here.
declare module 'graphql-helix' {
  import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationDefinitionNode, ValidationRule } from 'graphql';

  export interface ProcessRequestOptions<RequestContext> {
    readonly schema: GraphQLSchema;
    readonly query: string;
    readonly variables: Readonly<Record<string, unknown>>;
    readonly operationName?: string;
    readonly request: { method: string; headers: object; body: object; query: object };
    readonly validationRules: readonly ValidationRule[];
    readonly parse: (source: string) => DocumentNode;
    readonly contextFactory: (executed: {
      readonly document: DocumentNode;
      readonly operation: OperationDefinitionNode;
    }) => RequestContext;
  }

  export type ProcessRequestResult =
    | { readonly type: 'RESPONSE'; readonly status: number; readonly payload: ExecutionResult }
    | {
        readonly type: 'PUSH';
        readonly subscribe: (onResult: (result: ExecutionResult) => void) => Promise<void>;
        readonly unsubscribe: () => void;
      }
    | { readonly type: 'MULTIPART_RESPONSE' };

  export function processRequest<RequestContext>(
    options: ProcessRequestOptions<RequestContext>,
  ): Promise<ProcessRequestResult>;
}
