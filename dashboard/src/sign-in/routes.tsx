import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { root } from "../base-routes.tsx";
import { readSession, requireSignedOut } from "../session/guards.ts";

const signedOut = createRoute({ getParentRoute: () => root, id: "signed-out", beforeLoad: requireSignedOut });
const signInPages = [
  createRoute({
    getParentRoute: () => signedOut,
    path: "/sign-in",
    component: lazyRouteComponent(() => import("./sign-in-page.tsx"), "SignInPage"),
  }),
  createRoute({
    getParentRoute: () => signedOut,
    path: "/sign-up",
    component: lazyRouteComponent(() => import("./sign-up-page.tsx"), "SignUpPage"),
  }),
  createRoute({
    getParentRoute: () => signedOut,
    path: "/forgot-password",
    component: lazyRouteComponent(() => import("./forgot-password-page.tsx"), "ForgotPasswordPage"),
  }),
  createRoute({
    getParentRoute: () => signedOut,
    path: "/first-operator",
    component: lazyRouteComponent(() => import("./first-operator-page.tsx"), "FirstOperatorPage"),
  }),
] as const;
/** Links in emails work while signed in, too. */
const invitation = createRoute({
  getParentRoute: () => root,
  path: "/invitation",
  beforeLoad: readSession,
  component: lazyRouteComponent(() => import("./invitation-page.tsx"), "InvitationPage"),
});
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: "/reset-password",
  beforeLoad: readSession,
  component: lazyRouteComponent(() => import("./reset-password-page.tsx"), "ResetPasswordPage"),
});

const terms = createRoute({
  getParentRoute: () => root,
  path: "/terms",
  beforeLoad: readSession,
  component: lazyRouteComponent(() => import("./terms-page.tsx"), "TermsPage"),
});

export const signInRoutes = [signedOut.addChildren(signInPages), resetPassword, invitation, terms] as const;
