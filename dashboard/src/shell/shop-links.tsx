import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { classes } from "../ui/class-names.ts";
import { useBrand } from "../session/session.ts";

const EMAIL = /^[^\s@]+@[^\s@]+$/;
const LINK = "font-medium text-accent underline underline-offset-4 hover:no-underline";

/** Support and terms of the shop, where it has them. */
export function ShopLinks({ className }: { className?: string }) {
  const { support_contact: contact, terms_url: url, has_terms_text: hasText } = useBrand() ?? {};
  if (!contact && !url && !hasText) return null;
  return (
    <div className={classes("flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted", className)}>
      {contact && (
        <p className="min-w-0 break-words">
          <Trans>
            Support: <Contact text={contact} />
          </Trans>
        </p>
      )}
      {url ? (
        <a href={url} className={LINK}>
          <Trans>Terms of service</Trans>
        </a>
      ) : (
        hasText && (
          <Link to="/terms" className={LINK}>
            <Trans>Terms of service</Trans>
          </Link>
        )
      )}
    </div>
  );
}

function Contact({ text }: { text: string }) {
  const address = EMAIL.test(text) ? `mailto:${text}` : /^https?:\/\/\S+$/.test(text) ? text : undefined;
  if (address === undefined) return text;
  return (
    <a href={address} className={LINK}>
      {text}
    </a>
  );
}
