import buildValidators, { type ValidatorFactory } from "@fastify/ajv-compiler";
import buildSerializers, { type SerializerFactory } from "@fastify/fast-json-stringify-compiler";

interface Check {
  (data: unknown, context?: object): unknown;
  errors?: unknown;
}

type Serialize = (document: unknown) => string;
type Schemas = Readonly<Record<string, unknown>>;

/**
 * Fastify's own compilers, but a schema is compiled when it is first used. Compiling those of every route takes most of
 * the time that a server needs to start, and most answers that a schema describes are never given. What is compiled
 * serves all servers that have these compilers: each schema is compiled once for its text.
 */
export function createSchemaCompilers(): { buildValidator: ValidatorFactory; buildSerializer: SerializerFactory } {
  const validators = buildValidators() as (schemas: unknown, options: unknown) => (route: unknown) => Check;
  const serializers = buildSerializers() as (schemas: unknown, options: unknown) => (route: unknown) => Serialize;
  const checks = new Map<string, Check>();
  const writers = new Map<string, Serialize>();
  return {
    // The type asks for a function of Ajv with all that belongs to it; Fastify calls it and reads its errors.
    buildValidator: ((schemas: Schemas, options: unknown) => (route: { schema: unknown }) =>
      lazyCheck(() => {
        const used = usedSchemas(route.schema, schemas);
        return compileOnce(checks, [route.schema, used], () => validators(schemas, options)(route));
      })) as unknown as ValidatorFactory,
    buildSerializer: (schemas, options) => (route) => {
      let serialize: Serialize | undefined;
      return (document) => {
        if (serialize === undefined) {
          const used = usedSchemas(route.schema, schemas as Schemas);
          serialize = compileOnce(writers, [route.schema, used], () => serializers(used, options)(route));
        }
        return serialize(document);
      };
    },
  };
}

/** Fastify reads what was wrong from the function itself. */
function lazyCheck(compile: () => Check): Check {
  let compiled: Check | undefined;
  const check: Check = (data, context) => {
    compiled ??= compile();
    const isValid = compiled(data, context);
    check.errors = compiled.errors;
    return isValid;
  };
  return check;
}

function compileOnce<Compiled>(known: Map<string, Compiled>, source: unknown, compile: () => Compiled): Compiled {
  const text = JSON.stringify(source);
  const compiled = known.get(text) ?? compile();
  known.set(text, compiled);
  return compiled;
}

/** Those of the shared schemas that the schema refers to, itself or through others. */
function usedSchemas(schema: unknown, schemas: Schemas): Schemas {
  const used: Record<string, unknown> = {};
  const look = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const field of Object.values(value)) look(field);
    if (!("$ref" in value) || typeof value.$ref !== "string") return;
    const name = value.$ref.split("#", 1)[0]!;
    if (name in used || !(name in schemas)) return;
    used[name] = schemas[name];
    look(schemas[name]);
  };
  look(schema);
  return used;
}
