import { account } from "#domain/languages/en/account.ts";
import { useTranslator } from "../../languages/language.ts";
import { TextLink } from "../../ui/TextLink.tsx";

export function BackToLogin() {
  const t = useTranslator();
  return (
    <p className="text-body">
      <TextLink alone href="/login">
        {t(account.register.backToLogin)}
      </TextLink>
    </p>
  );
}
