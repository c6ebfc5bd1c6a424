/**
 * The paths of an API whose queries may also be texts: pages pass on what stands in the address bar, and the server
 * reads it.
 */
export type WrittenQueries<Paths> = {
  [Path in keyof Paths]: { [Method in keyof Paths[Path]]: WrittenQuery<Paths[Path][Method]> };
};

type WrittenQuery<Operation> = Operation extends { parameters: { query?: infer Query } }
  ? Omit<Operation, "parameters"> & {
      parameters: Omit<Operation["parameters"], "query"> & {
        query?: Written<Query>;
      };
    }
  : Operation;

/** A query whose values may be texts. */
export type Written<Query> = { [Name in keyof Query]?: Query[Name] | string | undefined };
