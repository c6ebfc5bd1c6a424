import { t } from "@lingui/core/macro";
import { toLocalTime } from "../../../ui/form/local-time.ts";
import { SelectField, TextAreaField, TextField } from "../../../ui/form/field.tsx";
import { Card } from "../../../ui/page.tsx";
import { AccentFields } from "./accent-fields.tsx";
import type { ShopSettings } from "./shop.ts";

interface ShopCardProps {
  shop: ShopSettings;
}

export function IdentityCard({ shop }: ShopCardProps) {
  return (
    <Card title={t`Identity`}>
      <div className="grid gap-4 lg:grid-cols-2">
        <TextField
          label={t`Business name`}
          name="name"
          defaultValue={shop.name}
          hint={t`Shown in the dashboard and in emails.`}
        />
        <TimeZoneField chosen={shop.time_zone} />
        <AccentFields shop={shop} />
      </div>
    </Card>
  );
}

export function TermsCard({ shop }: ShopCardProps) {
  return (
    <Card title={t`Support and terms`}>
      <div className="grid gap-4 lg:grid-cols-2">
        <TextField
          label={t`Support contact`}
          name="support_contact"
          defaultValue={shop.support_contact ?? ""}
          hint={t`An email, a web address or a short text. Shown to resellers and in emails.`}
        />
        <TextField
          label={t`Link to your terms`}
          name="terms_url"
          type="url"
          defaultValue={shop.terms_url ?? ""}
          hint={t`Leave it empty to show the text below instead.`}
        />
        <TextAreaField
          label={t`Text of your terms`}
          name="terms_text"
          rows={6}
          defaultValue={shop.terms_text ?? ""}
          className="lg:col-span-2"
        />
      </div>
    </Card>
  );
}

export function PaymentCard({ shop }: ShopCardProps) {
  return (
    <Card title={t`Payment`}>
      <TextAreaField
        label={t`Payment instructions`}
        name="payment_text"
        rows={5}
        defaultValue={shop.payment_text ?? ""}
        hint={t`How resellers pay for credit, such as your bank account or wallet addresses. Only resellers see it, where they request a top-up.`}
      />
    </Card>
  );
}

export function AnnouncementCard({ shop }: ShopCardProps) {
  return (
    <Card title={t`Announcement`}>
      <div className="grid gap-4 lg:grid-cols-2">
        <TextAreaField
          label={t`Message`}
          name="announcement"
          rows={3}
          defaultValue={shop.announcement ?? ""}
          hint={t`A line above every page of your resellers, which they can't dismiss. Clear it to remove it. To send resellers a message, publish news under Resellers.`}
        />
        <TextField
          label={t`Show until`}
          name="announcement_ends_at"
          type="datetime-local"
          defaultValue={toLocalTime(shop.announcement_ends_at)}
          hint={t`In the time zone of this device. If empty, it stays until you remove it.`}
        />
      </div>
    </Card>
  );
}

function TimeZoneField({ chosen }: { chosen: string }) {
  const zones = [...new Set(["UTC", chosen, ...Intl.supportedValuesOf("timeZone")])];
  return (
    <SelectField
      label={t`Time zone`}
      name="time_zone"
      defaultValue={chosen}
      hint={t`For API clients. Pages show times in the zone of the reader.`}
    >
      {zones.map((zone) => (
        <option key={zone} value={zone}>
          {zone.replaceAll("_", " ")}
        </option>
      ))}
    </SelectField>
  );
}
