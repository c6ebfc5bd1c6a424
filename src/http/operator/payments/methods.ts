import { Type } from "typebox";
import type { PaymentMethod } from "../../../core/payments/methods/method.ts";
import {
  addMethod,
  changeMethod,
  findMethod,
  listMethods,
  removeCredentials,
  setCredentials,
} from "../../../core/payments/methods/methods.ts";
import { recording } from "../../kit/access/audit.ts";
import { all, IdParams, one, refusals } from "../../kit/answers.ts";
import { baseUrlOf } from "../../kit/base-url.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Body, choice, GivenText, nullable, Text } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { readId } from "../read.ts";
import { MethodChange, NewMethod, OperatorPaymentMethod, presentOperatorMethod, readMethod } from "./method.ts";
import type { FastifyRequest } from "fastify";

const TAGS = ["Operator: payment methods"];
const read = { permission: "read" } as const;
const manage = { permission: "manage_payment_methods" } as const;

const PaymentKind = Type.Object(
  {
    kind: Text,
    name: Text,
    credentials: Type.Array(
      Type.Object(
        {
          name: Text,
          label: Text,
          secret: Type.Boolean({ description: "Stored encrypted and never shown again" }),
          default: nullable(Text, "Used if the field is left empty"),
        },
        { $id: "PaymentCredentialField" },
      ),
      { description: "Fields of an account at the gateway; none for a manual method" },
    ),
  },
  { $id: "PaymentKind" },
);
const ModeParams = Type.Object({ id: Type.String(), mode: choice(["live", "test"]) });
const CredentialsBody = Body({
  credentials: Type.Record(Type.String({ maxLength: 100 }), GivenText(), {
    description: "All fields of payment-kinds by name; they replace the stored ones",
  }),
});

/** How resellers can pay for credit. */
export function registerPaymentMethods(scope: RouteScope, context: HttpContext): void {
  registerKinds(scope, context);
  registerCredentials(scope, context);
  const { core, config } = context;
  const present = presenter(context);
  const listSchema = {
    tags: TAGS,
    summary: "List payment methods in the order in which resellers see them",
    response: { 200: all(OperatorPaymentMethod), ...refusals },
  };
  scope.get("/payment-methods", { schema: listSchema, config: read }, async (request) => {
    const baseUrl = baseUrlOf(request, config);
    return { data: (await listMethods(core)).map((method) => presentOperatorMethod(method, baseUrl)) };
  });

  const addSchema = {
    tags: TAGS,
    summary: "Add a payment method; resellers see it when it is enabled",
    body: NewMethod,
    response: { 201: one(OperatorPaymentMethod), ...refusals },
  };
  scope.post("/payment-methods", { schema: addSchema, config: manage }, async (request, reply) => {
    const { kind, ...body } = request.body;
    const method = await addMethod(core, { ...readMethod(body), kind });
    reply.code(201).header("Location", `/api/operator/payment-methods/${method.id}`);
    return present(request, method);
  });

  const readSchema = schemaOf("One payment method");
  scope.get("/payment-methods/:id", { schema: readSchema, config: read }, async (request) =>
    present(request, await findMethod(core, readId(request.params.id, "payment method"))),
  );

  const changeSchema = { ...schemaOf("Change a payment method; omitted fields keep their value"), body: MethodChange };
  scope.patch("/payment-methods/:id", { schema: changeSchema, config: manage }, async (request) => {
    const id = readId(request.params.id, "payment method");
    return present(request, await changeMethod(recording(core, request), id, readMethod(request.body)));
  });
}

function registerKinds(scope: RouteScope, { core }: HttpContext): void {
  const schema = {
    tags: TAGS,
    summary: "Types of payment methods that can be added",
    response: { 200: all(PaymentKind), ...refusals },
  };
  scope.get("/payment-kinds", { schema, config: read }, async () => ({
    data: [
      { kind: "manual", name: "Manual payment", credentials: [] },
      ...core.paymentKinds.map(({ kind, name, credentials }) => ({
        kind,
        name,
        credentials: credentials.map((field) => ({
          name: field.name,
          label: field.label,
          secret: field.isSecret,
          default: field.default ?? null,
        })),
      })),
    ],
  }));
}

function registerCredentials(scope: RouteScope, context: HttpContext): void {
  const { core } = context;
  const present = presenter(context);
  const path = "/payment-methods/:id/credentials/:mode";
  const config = { ...manage, secret: ["credentials"] };
  const response = { 200: one(OperatorPaymentMethod), ...refusals };
  const setSchema = {
    tags: TAGS,
    summary: "Set the account at the gateway for live or for test payments",
    params: ModeParams,
    body: CredentialsBody,
    response,
  };
  scope.put(path, { schema: setSchema, config }, async (request) => {
    const { params, body } = request;
    const id = readId(params.id, "payment method");
    const isTest = params.mode === "test";
    return present(request, await setCredentials(recording(core, request), id, isTest, body.credentials));
  });

  const removeSchema = {
    tags: TAGS,
    summary: "Remove the account at the gateway for live or for test payments",
    params: ModeParams,
    response,
  };
  scope.delete(path, { schema: removeSchema, config: manage }, async (request) => {
    const { id, mode } = request.params;
    const methodId = readId(id, "payment method");
    return present(request, await removeCredentials(recording(core, request), methodId, mode === "test"));
  });
}

function presenter({ config }: HttpContext) {
  return (request: FastifyRequest, method: PaymentMethod) => ({
    data: presentOperatorMethod(method, baseUrlOf(request, config)),
  });
}

function schemaOf(summary: string) {
  return { tags: TAGS, summary, params: IdParams, response: { 200: one(OperatorPaymentMethod), ...refusals } };
}
