import { toast } from "sonner";
import { operator, operatorHooks } from "../../../api/client.ts";
import { fromLocalTime, toLocalTime } from "../../../ui/form/local-time.ts";
import { SelectField, TextAreaField, TextField } from "../../../ui/form/field.tsx";
import { Form, type FormFields } from "../../../ui/form/form.tsx";
import { SaveBar } from "../../../ui/form/save-bar.tsx";
import { Card } from "../../../ui/page.tsx";
import { QueryView } from "../../../ui/states.tsx";
import { AccentFields } from "./accent-fields.tsx";
import { ImageCard } from "./image-card.tsx";
import { useRefreshShop, type ShopChange, type ShopSettings as Settings } from "./shop.ts";

/** How the shop presents itself to resellers. */
export function ShopSettings() {
  const shop = operatorHooks.useQuery("get", "/api/operator/shop");
  return (
    <QueryView query={shop}>
      {({ data }) => (
        <>
          <ImageCard shop={data} />
          <ShopForm shop={data} />
        </>
      )}
    </QueryView>
  );
}

function ShopForm({ shop }: { shop: Settings }) {
  const refresh = useRefreshShop();
  const save = async (fields: FormFields): Promise<void> => {
    await operator.PATCH("/api/operator/shop", { body: readChange(fields) });
    toast.success("Shop saved.");
    await refresh();
  };
  return (
    <Form onSubmit={save} label="Shop">
      {({ busy }) => (
        <>
          <Card title="Identity">
            <div className="grid gap-4 lg:grid-cols-2">
              <TextField
                label="Business name"
                name="name"
                defaultValue={shop.name}
                hint="Shown in the dashboard and in emails."
              />
              <TimeZoneField chosen={shop.time_zone} />
              <AccentFields shop={shop} />
            </div>
          </Card>
          <Card title="Support and terms">
            <div className="grid gap-4 lg:grid-cols-2">
              <TextField
                label="Support contact"
                name="support_contact"
                defaultValue={shop.support_contact ?? ""}
                hint="An email, a web address or a short text. Shown to resellers and in emails."
              />
              <TextField
                label="Link to your terms"
                name="terms_url"
                type="url"
                defaultValue={shop.terms_url ?? ""}
                hint="Leave it empty to show the text below instead."
              />
              <TextAreaField
                label="Text of your terms"
                name="terms_text"
                rows={6}
                defaultValue={shop.terms_text ?? ""}
                className="lg:col-span-2"
              />
            </div>
          </Card>
          <Card title="Payment">
            <TextAreaField
              label="Payment instructions"
              name="payment_text"
              rows={5}
              defaultValue={shop.payment_text ?? ""}
              hint="How resellers pay for credit, such as your bank account or wallet addresses. Only resellers see it, where they request a top-up."
            />
          </Card>
          <Card title="Announcement">
            <div className="grid gap-4 lg:grid-cols-2">
              <TextAreaField
                label="Message"
                name="announcement"
                rows={3}
                defaultValue={shop.announcement ?? ""}
                hint="Shown above every page of your resellers. Clear it to remove the banner."
              />
              <TextField
                label="Show until"
                name="announcement_ends_at"
                type="datetime-local"
                defaultValue={toLocalTime(shop.announcement_ends_at)}
                hint="In the time zone of this device. If empty, it stays until you remove it."
              />
            </div>
          </Card>
          <SaveBar busy={busy} />
        </>
      )}
    </Form>
  );
}

function readChange(fields: FormFields): ShopChange {
  return {
    name: fields.text("name"),
    time_zone: fields.text("time_zone"),
    accent_light: fields.text("accent_light"),
    accent_dark: fields.text("accent_dark"),
    support_contact: fields.text("support_contact"),
    terms_url: fields.text("terms_url"),
    terms_text: fields.text("terms_text"),
    payment_text: fields.text("payment_text"),
    announcement: fields.text("announcement"),
    announcement_ends_at: fromLocalTime(fields.text("announcement_ends_at")),
  };
}

function TimeZoneField({ chosen }: { chosen: string }) {
  const zones = [...new Set(["UTC", chosen, ...Intl.supportedValuesOf("timeZone")])];
  return (
    <SelectField label="Time zone" name="time_zone" defaultValue={chosen} hint="Used in exports, reports and emails.">
      {zones.map((zone) => (
        <option key={zone} value={zone}>
          {zone.replaceAll("_", " ")}
        </option>
      ))}
    </SelectField>
  );
}
