import { Type } from "typebox";
import { DEFAULT_NAME, readShop } from "../../../core/people/shop/shop.ts";
import { readSetupFacts } from "../../../core/reports/setup.ts";
import { one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { choice, Currency, Flag } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";

const STEPS = ["name", "logo", "currency", "payment", "supplier", "services", "reseller"] as const;

const Setup = Type.Object(
  {
    hidden: Type.Boolean({ description: "Whether staff have hidden the checklist" }),
    currency: Currency,
    steps: Type.Array(Type.Object({ step: choice(STEPS), done: Flag }), {
      description: "In the order in which a shop is set up. The currency is settled with the first reseller",
    }),
  },
  { $id: "Setup" },
);

/** What a new shop still needs, each step done by what the database has. */
export function registerSetup(scope: RouteScope, { core, config }: HttpContext): void {
  const schema = {
    tags: ["Operator: settings"],
    summary: "Checklist of a new shop",
    response: { 200: one(Setup), ...refusals },
  };
  scope.get("/setup", { schema, config: { permission: "manage_settings" } }, async () => {
    const [shop, facts] = await Promise.all([readShop(core), readSetupFacts(core)]);
    const done: Record<(typeof STEPS)[number], boolean> = {
      name: shop.name !== DEFAULT_NAME,
      logo: shop.logo !== null,
      currency: facts.hasReseller,
      payment: shop.paymentText !== null,
      supplier: facts.hasSupplier,
      services: facts.hasService,
      reseller: facts.hasReseller,
    };
    const steps = STEPS.map((step) => ({ step, done: done[step] }));
    return { data: { hidden: shop.setupHidden, currency: config.CURRENCY, steps } };
  });
}
