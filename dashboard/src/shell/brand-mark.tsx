import { Smartphone } from "lucide-react";
import { useBrand, useBrandName } from "../session/session.ts";

/** The logo of the shop; without one its icon and name. */
export function BrandMark() {
  const { logo_url: logo, icon_url: icon } = useBrand() ?? {};
  const name = useBrandName();
  if (logo) return <img src={logo} alt={name} className="max-h-10 max-w-40 min-w-0 object-contain" />;
  return (
    <span className="flex min-w-0 items-center gap-2 font-semibold">
      {icon ? (
        <img src={icon} alt="" className="size-6 shrink-0 rounded" />
      ) : (
        <Smartphone aria-hidden className="size-5 shrink-0 text-accent" />
      )}
      <span className="line-clamp-2 min-w-0 break-words">{name}</span>
    </span>
  );
}
