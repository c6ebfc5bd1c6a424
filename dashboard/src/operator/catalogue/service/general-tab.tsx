import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { fieldError } from "../../../api/api-error.ts";
import { CheckboxField, MoneyField, SelectField, TextAreaField, TextField } from "../../../ui/form/field.tsx";
import type { FormFields } from "../../../ui/form/form.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Options } from "../../../ui/form/options.tsx";
import { Card } from "../../../ui/page.tsx";
import { statusWords } from "../../../ui/show/status/status-badge.tsx";
import { SERVICE_STATUSES, type WholeService } from "../catalogue.ts";
import { GroupField } from "./group-field.tsx";
import { priceHint } from "./left-over.tsx";
import { SaveService } from "./save-service.tsx";
import { CANCELLABLE, type ServiceFields } from "./service-fields.ts";

/** What resellers read, what it costs them, and the terms of its orders. */
export function GeneralTab() {
  return (
    <SaveService label={t`General`} read={readChange}>
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
    <Card title={t`Listing`}>
      <div className="grid gap-4">
        <TextField label={t`Name`} name="name" defaultValue={service.name} required />
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="grid gap-1">
            <GroupField value={service.service_group.name} />
          </div>
          <SelectField
            label={t`Status`}
            name="status"
            defaultValue={service.status}
            hint={t`Paused services are listed but can't be ordered. Retired services are not listed.`}
          >
            <Options of={statusWords(SERVICE_STATUSES)} />
          </SelectField>
          <MoneyField
            label={service.max_quantity > 1 ? t`Base price, each` : t`Base price`}
            name="price"
            currency={service.currency}
            value={price}
            onChange={(event) => setPrice(event.target.value)}
            hint={priceHint(price, service.cost, service.currency)}
            required
          />
          <TextField
            label={t`Delivery time`}
            name="delivery_time"
            defaultValue={service.delivery_time}
            placeholder={t`1-5 minutes`}
            maxLength={100}
          />
        </div>
        {service.price_follows && (
          <Notice look="info">
            <Trans>
              A route sets this price from its cost. A price you set here is replaced when the cost changes. Edit the
              margin of the route instead.
            </Trans>
          </Notice>
        )}
        <TextAreaField label={t`Description`} name="description" defaultValue={service.description} rows={5} />
        <SearchTerms terms={service.search_terms} />
      </div>
    </Card>
  );
}

function Terms({ service }: { service: WholeService }) {
  return (
    <Card title={t`Order terms`}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t`Minimum quantity`}
          name="min_quantity"
          inputMode="numeric"
          defaultValue={service.min_quantity}
        />
        <TextField
          label={t`Maximum quantity`}
          name="max_quantity"
          inputMode="numeric"
          defaultValue={service.max_quantity}
        />
        <TextField
          label={t`Promised delivery (minutes)`}
          name="promised_minutes"
          inputMode="numeric"
          defaultValue={service.promised_minutes ?? ""}
          hint={t`Open orders are marked overdue after this time. Leave empty for never.`}
        />
        <TextField
          label={t`Escalate after (minutes)`}
          name="expires_minutes"
          inputMode="numeric"
          defaultValue={service.expires_minutes ?? ""}
          hint={t`Open orders move to the queue after this time. Leave empty for never.`}
        />
        <SelectField label={t`Cancellation`} name="cancellable" defaultValue={service.cancellable}>
          <Options of={CANCELLABLE} />
        </SelectField>
        <CheckboxField
          label={t`Allow duplicate orders`}
          name="allow_duplicate"
          defaultChecked={service.allow_duplicate}
          hint={
            service.identifier_kind === "none"
              ? t`Resellers can order the same inputs again while an order is open.`
              : t`Resellers can order the same device again while an order is open.`
          }
          className="sm:pt-6"
        />
      </div>
    </Card>
  );
}

function SearchTerms({ terms }: { terms: string }) {
  return (
    <TextField
      label={t`Search terms`}
      name="search_terms"
      defaultValue={terms}
      hint={t`Other words that resellers search for, such as fmi icloud. They find the service but aren't shown.`}
      maxLength={1000}
    />
  );
}

function readChange(fields: FormFields): Partial<ServiceFields> {
  return {
    name: fields.text("name"),
    service_group: fields.text("service_group"),
    status: SERVICE_STATUSES.find((status) => status === fields.text("status")) ?? "active",
    price: fields.text("price"),
    delivery_time: fields.text("delivery_time"),
    description: fields.text("description"),
    search_terms: fields.text("search_terms"),
    // What is no number is sent as it is, so that the server says so beside the field.
    min_quantity: Number(fields.text("min_quantity")),
    max_quantity: Number(fields.text("max_quantity")),
    promised_minutes: readMinutes(fields, "promised_minutes"),
    expires_minutes: readMinutes(fields, "expires_minutes"),
    cancellable: readCancellable(fields.text("cancellable")),
    allow_duplicate: fields.isChecked("allow_duplicate"),
  };
}

/** Empty for never, which must not be what a mistyped number means. */
function readMinutes(fields: FormFields, name: string): number | null {
  const text = fields.text(name);
  if (text === "") return null;
  if (/^\d+$/.test(text)) return Number(text);
  throw fieldError(name, t`Enter a whole number of minutes, or leave it empty for never.`);
}

function readCancellable(text: string): WholeService["cancellable"] {
  return text === "until_submitted" || text === "on_request" ? text : "never";
}
