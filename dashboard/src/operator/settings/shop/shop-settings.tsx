import { t } from "@lingui/core/macro";
import { toast } from "sonner";
import { operator, operatorHooks } from "../../../api/client.ts";
import { fromLocalTime } from "../../../ui/form/local-time.ts";
import { Form, type FormFields } from "../../../ui/form/form.tsx";
import { SaveBar } from "../../../ui/form/save-bar.tsx";
import { QueryView } from "../../../ui/states.tsx";
import { ImageCard } from "./image-card.tsx";
import { AnnouncementCard, IdentityCard, PaymentCard, TermsCard } from "./shop-cards.tsx";
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
    toast.success(t`Shop saved.`);
    await refresh();
  };
  return (
    <Form onSubmit={save} label={t`Shop`}>
      {({ busy }) => (
        <>
          <IdentityCard shop={shop} />
          <TermsCard shop={shop} />
          <PaymentCard shop={shop} />
          <AnnouncementCard shop={shop} />
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
