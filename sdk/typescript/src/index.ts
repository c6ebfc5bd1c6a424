export * from "./client.ts";
export { ConnectionError, ImeisterError, type ErrorCode, type Problem } from "./errors.ts";
export type { ChangeOptions, ClientOptions, RequestOptions } from "./transport.ts";
export * as webhooks from "./webhooks.ts";
