import type { refusalsSecondFactor } from "../en/refusals-second-factor.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsSecondFactor> = {
  secondFactorRequired:
    "Wpisz kod, który pokazuje twoja aplikacja do kodów, albo jeden z kodów odzyskiwania.",
  wrongCode:
    "Ten kod jest błędny albo zużyty. Jeśli następny też zostanie odrzucony, być może zegar w telefonie źle chodzi.",
  signInExpired: "To logowanie czekało zbyt długo. Zacznij od nowa.",
  secondFactorExists: "Ten wszechświat ma już drugi krok.",
  noSecondFactor: "Nie ma tu drugiego kroku. Zacznij konfigurację od nowa.",
  nothingToRecover:
    "Kody odzyskiwania zastępują drugi krok albo klucz dostępu, a ten wszechświat nie ma jeszcze ani jednego, ani drugiego.",
  noPasswordToProtect:
    "Drugi krok następuje po haśle albo po logowaniu przez dostawcę, a ten wszechświat nie ma jeszcze ani jednego, ani drugiego.",
  expiredLink: "Ten link jest nieznany, zużyty albo starszy niż 15 minut. Możesz poprosić o nowy.",
  newLinkRequired:
    "Do tego potrzebne jest logowanie linkiem w ciągu {minutes, plural, one {ostatniej minuty} few {ostatnich # minut} many {ostatnich # minut} other {ostatnich # minuty}}. Użyj obecnego hasła albo poproś o nowy link.",
};
