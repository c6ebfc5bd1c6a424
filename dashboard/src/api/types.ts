import type { paths as OperatorPaths } from "./operator.gen.ts";
import type { paths as V1Paths } from "./v1.gen.ts";

type Method = "get" | "post" | "put" | "patch" | "delete";
type Json<Body> = { content: { "application/json": Body } };

/** The JSON of a call that succeeded. */
export type Answer<Operations, Verb extends Method = "get"> = Operations extends {
  [Key in Verb]: { responses: infer All };
}
  ? All extends { 200: Json<infer Body> }
    ? Body
    : All extends { 201: Json<infer Body> }
      ? Body
      : All extends { 202: Json<infer Body> }
        ? Body
        : never
  : never;
type Data<Operations, Verb extends Method> = Answer<Operations, Verb> extends { data: infer Found } ? Found : never;
type Sent<Operations, Verb extends Method> = Operations extends { [Key in Verb]: { requestBody: Json<infer Body> } }
  ? Body
  : never;

/** What `data` of an answer of the resellers' API holds: `V1Data<"/api/v1/account">`. */
export type V1Data<Path extends keyof V1Paths, Verb extends Method = "get"> = Data<V1Paths[Path], Verb>;
/** One row of a list of the resellers' API. */
export type V1Row<Path extends keyof V1Paths> = Row<V1Data<Path>>;

/** What `data` of an answer of the operator's API holds. */
export type OperatorData<Path extends keyof OperatorPaths, Verb extends Method = "get"> = Data<
  OperatorPaths[Path],
  Verb
>;
/** One row of a list of the operator's API. */
export type OperatorRow<Path extends keyof OperatorPaths, Verb extends Method = "get"> = Row<OperatorData<Path, Verb>>;
/** The body that a call of the operator's API sends. */
export type OperatorBody<Path extends keyof OperatorPaths, Verb extends Method = "post"> = Sent<
  OperatorPaths[Path],
  Verb
>;

export type Row<List> = List extends readonly (infer Item)[] ? Item : never;
/** Every path of both interfaces, as queries are keyed by it. */
export type ApiPath = keyof OperatorPaths | keyof V1Paths;
