import buildValidators, { type ValidatorFactory } from "@fastify/ajv-compiler";
import buildSerializers, { type SerializerFactory } from "@fastify/fast-json-stringify-compiler";

interface Check {
  (data: unknown, context?: object): unknown;
  errors?: unknown;
}

/**
 * Fastify's own compilers, but a schema is compiled when it is first used. Compiling those of every route takes most of
 * the time that a server needs to start, and most answers that a schema describes are never given.
 */
export function createSchemaCompilers(): { buildValidator: ValidatorFactory; buildSerializer: SerializerFactory } {
  const validators = buildValidators() as (schemas: unknown, options: unknown) => (route: unknown) => Check;
  const serializers = buildSerializers();
  return {
    // The type asks for a function of Ajv with all that belongs to it; Fastify calls it and reads its errors.
    buildValidator: ((schemas: unknown, options: unknown) => {
      let compile: ReturnType<typeof validators> | undefined;
      return (route: unknown) => lazyCheck(() => (compile ??= validators(schemas, options))(route));
    }) as unknown as ValidatorFactory,
    buildSerializer: (schemas, options) => {
      let compile: ReturnType<typeof serializers> | undefined;
      return (route) => {
        let serialize: ReturnType<NonNullable<typeof compile>> | undefined;
        return (document) => {
          serialize ??= (compile ??= serializers(schemas, options))(route);
          return serialize(document);
        };
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
