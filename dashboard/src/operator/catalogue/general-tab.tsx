import { useState } from "react";
import { CheckboxField, MoneyField, SelectField, TextAreaField, TextField } from "../../ui/field.tsx";
import type { FormFields } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Options } from "../../ui/options.tsx";
import { Card } from "../../ui/page.tsx";
import { statusWords } from "../../ui/status-badge.tsx";
import type { ServiceChange, WholeService } from "./catalogue.ts";
import { GroupField } from "./group-field.tsx";
import { priceHint } from "./left-over.tsx";
import { SaveService } from "./save-service.tsx";

const STATUSES = ["active", "paused", "retired"] as const;
const CANCELLABLE = {
  until_submitted: "Until it is sent to a supplier",
  on_request: "They may ask; you decide",
  never: "Never",
} as const;

/** What resellers read, what it costs them, and the terms of its orders. */
export function GeneralTab() {
  return (
    <SaveService label="General" read={readChange}>
      {(service) => (
        <>
          <Listing service={service} />
          <Terms service={service} />
        </>
      )}
    </SaveService>
  );
}

function Listing({ service }: { service: WholeService }) {
  const [price, setPrice] = useState(service.price);
  return (
    <Card title="In the list">
      <div className="grid gap-4">
        <TextField label="Name" name="name" defaultValue={service.name} required />
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="grid gap-1">
            <GroupField value={service.service_group.name} />
          </div>
          <SelectField
            label="Status"
            name="status"
            defaultValue={service.status}
            hint="Paused: listed, takes no orders. Retired: gone from the list."
          >
            <Options of={statusWords(STATUSES)} />
          </SelectField>
          <MoneyField
            label="Base price"
            name="price"
            currency={service.currency}
            value={price}
            onChange={(event) => setPrice(event.target.value)}
            hint={priceHint(price, service.cost, service.currency)}
            required
          />
          <TextField
            label="Usual delivery time"
            name="delivery_time"
            defaultValue={service.delivery_time}
            placeholder="1-5 minutes"
            maxLength={100}
          />
        </div>
        {service.price_follows && (
          <Notice look="info">
            A route makes this price follow its cost: what you set here is replaced when the cost changes. Change the
            margin of the route instead.
          </Notice>
        )}
        <TextAreaField label="Description" name="description" defaultValue={service.description} rows={5} />
      </div>
    </Card>
  );
}

function Terms({ service }: { service: WholeService }) {
  return (
    <Card title="Terms of an order">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Least quantity" name="min_quantity" inputMode="numeric" defaultValue={service.min_quantity} />
        <TextField
          label="Greatest quantity"
          name="max_quantity"
          inputMode="numeric"
          defaultValue={service.max_quantity}
        />
        <TextField
          label="Promised within, minutes"
          name="promised_minutes"
          inputMode="numeric"
          defaultValue={service.promised_minutes ?? ""}
          hint="Open orders past it are marked late. Empty: never."
        />
        <TextField
          label="A person looks after, minutes"
          name="expires_minutes"
          inputMode="numeric"
          defaultValue={service.expires_minutes ?? ""}
          hint="Open orders past it come into the queue. Empty: never."
        />
        <SelectField label="Resellers may cancel" name="cancellable" defaultValue={service.cancellable}>
          <Options of={CANCELLABLE} />
        </SelectField>
        <CheckboxField
          label="Allow duplicate orders"
          name="allow_duplicate"
          defaultChecked={service.allow_duplicate}
          hint={
            service.identifier_kind === "none"
              ? "Several open orders with the same inputs."
              : "Several open orders for the same device, when the reseller asks for it."
          }
          className="sm:pt-6"
        />
      </div>
    </Card>
  );
}

function readChange(fields: FormFields): ServiceChange {
  const minutes = (name: string): number | null => (fields.text(name) === "" ? null : Number(fields.text(name)));
  return {
    name: fields.text("name"),
    service_group: fields.text("service_group"),
    status: STATUSES.find((status) => status === fields.text("status")) ?? "active",
    price: fields.text("price"),
    delivery_time: fields.text("delivery_time"),
    description: fields.text("description"),
    // What is no number is sent as it is, so that the server says so beside the field.
    min_quantity: Number(fields.text("min_quantity")),
    max_quantity: Number(fields.text("max_quantity")),
    promised_minutes: minutes("promised_minutes"),
    expires_minutes: minutes("expires_minutes"),
    cancellable: readCancellable(fields.text("cancellable")),
    allow_duplicate: fields.isChecked("allow_duplicate"),
  };
}

function readCancellable(text: string): WholeService["cancellable"] {
  return text === "until_submitted" || text === "on_request" ? text : "never";
}
