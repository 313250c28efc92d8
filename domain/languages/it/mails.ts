import type { mails } from "../en/mails.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof mails> = {
  questions: "Domande? Scrivi a {address}.",
  orOpen: "Oppure apri questo indirizzo nel browser:",
  verifyRegistration: {
    subject: "Conferma il tuo indirizzo e-mail",
    welcome: "Ti diamo il benvenuto in Mood Universe. Il tuo universo “{universe}” è quasi pronto.",
    follow: "Apri questo link entro 24 ore per confermare che l’indirizzo è tuo:",
    confirm: "Conferma il mio indirizzo",
    ifNotYou: "Se la richiesta non è tua, ignora questa e-mail e non succederà nulla.",
  },
  alreadyRegistered: {
    subject: "Hai già un account",
    reason:
      "Qualcuno, forse tu, ha provato a registrarsi con questo indirizzo e-mail. Ha già un account, e non è cambiato nulla.",
    signInHere: "Se la richiesta era tua, accedi qui:",
    signIn: "Accedi",
    ifNotYou:
      "Se la richiesta non era tua, non c’è nulla da fare. Chiunque fosse, non ha saputo che hai un account.",
  },
  verifyMigration: {
    subject: "Completa il passaggio a e-mail e password",
    reason: "Il tuo universo “{universe}” si aprirà con questo indirizzo e-mail e la tua password.",
    follow: "Apri questo link entro 24 ore per confermare che l’indirizzo è tuo:",
    confirm: "Conferma il mio indirizzo",
    untilThen:
      "Fino ad allora basta ancora il suo nome. Dopo, il solo nome non basterà più, e dovunque sia stato aperto così dovrai accedere di nuovo.",
    ifNotYou: "Se la richiesta non è tua, ignora questa e-mail e non succederà nulla.",
  },
  verifyChange: {
    subject: "Conferma il tuo nuovo indirizzo e-mail",
    reason: "Questo sarà il nuovo indirizzo e-mail del tuo universo “{universe}”.",
    follow: "Apri questo link entro 24 ore per confermare che è tuo:",
    confirm: "Conferma il mio indirizzo",
    untilThen: "Fino ad allora il vecchio indirizzo continua a funzionare.",
    ifNotYou: "Se la richiesta non è tua, ignora questa e-mail e non succederà nulla.",
  },
  addressInUse: {
    subject: "Qualcuno ha chiesto di usare il tuo indirizzo e-mail",
    reason:
      "Qualcuno, forse tu, ha chiesto di usare questo indirizzo e-mail per un altro universo. Resta legato al tuo, e non è cambiato nulla.",
    ifNotYou:
      "Se la richiesta non era tua, non c’è nulla da fare. Chiunque fosse, non ha saputo che hai un account.",
  },
  changeRequested: {
    subject: "È stato richiesto un nuovo indirizzo e-mail",
    reason:
      "Il tuo universo “{universe}” avrà un altro indirizzo e-mail. Questo continua a funzionare finché non viene aperto il link inviato al nuovo.",
    ifNotYou: "Se la richiesta non è tua, cambia subito la password e scrivici.",
  },
  emailChanged: {
    subject: "Il tuo indirizzo e-mail è cambiato",
    reason:
      "Il tuo universo “{universe}” ora ha un altro indirizzo e-mail. Con questo non puoi più accedere.",
    ifNotYou: "Se la modifica non è tua, scrivici subito.",
  },
  passwordChanged: {
    subject: "La tua password è cambiata",
    reason:
      "La password del tuo universo “{universe}” è cambiata. Dovunque altro fosse aperto, ora è chiuso.",
    ifNotYou: "Se la modifica non è tua, scrivici subito.",
  },
  passwordChangedHere: {
    subject: "La tua password è cambiata",
    reason: "La password del tuo universo “{universe}” è cambiata. Dovunque altro sia aperto, resta aperto.",
    ifNotYou: "Se la modifica non è tua, scrivici subito.",
  },
  signInLink: {
    subject: "Il tuo link per accedere",
    reason: "Qualcuno, forse tu, ha chiesto un link che apre il tuo universo “{universe}”.",
    follow: "Funziona una sola volta, entro 15 minuti:",
    signIn: "Accedi",
    newPassword: "Poi puoi scegliere subito una nuova password.",
    ifNotYou: "Se la richiesta non è tua, ignora questa e-mail. Senza questo link non entra nessuno.",
  },
  newDevice: {
    subject: "Un nuovo dispositivo ha aperto il tuo universo",
    reason: "Il tuo universo “{universe}” è stato aperto su un dispositivo su cui prima non era aperto.",
    device: "Il dispositivo si presenta così: {device}.",
    ifNotYou:
      "Se il dispositivo non è tuo, cambia la password nelle impostazioni dell’account ed esci da ogni altro dispositivo.",
  },
  passkeyAdded: {
    subject: "È stata aggiunta una passkey",
    reason: "Il tuo universo “{universe}” ora si apre anche con una nuova passkey.",
    ifNotYou:
      "Se la modifica non è tua, rimuovi la passkey nelle impostazioni dell’account e scrivici subito.",
  },
  passkeyRemoved: {
    subject: "È stata rimossa una passkey",
    reason: "Una passkey del tuo universo “{universe}” è stata rimossa. Non lo apre più.",
    ifNotYou: "Se la modifica non è tua, scrivici subito.",
  },
  secondFactorAdded: {
    subject: "Il tuo secondo passaggio è attivo",
    reason:
      "Il tuo universo “{universe}” ora chiede anche un codice della tua app quando accedi. Conserva i codici di recupero in un posto sicuro.",
    ifNotYou: "Se la modifica non è tua, scrivici subito.",
  },
  secondFactorRemoved: {
    subject: "Il tuo secondo passaggio è disattivato",
    reason: "Il tuo universo “{universe}” non chiede più un codice quando accedi.",
    ifNotYou: "Se la modifica non è tua, cambia subito la password e scrivici.",
  },
  providerRemoved: {
    subject: "Il tuo provider di accesso è stato rimosso",
    reason:
      "Il tuo universo “{universe}” non si apre più con il tuo provider. Gli altri modi per entrare restano.",
    ifNotYou: "Se la modifica non è tua, scrivici subito.",
  },
  providerIsEnough: {
    subject: "Nessun codice dopo il tuo provider",
    reason:
      "Il tuo universo “{universe}” non chiede più un codice quando accedi con il tuo provider. Basta la verifica del provider.",
    ifNotYou: "Se la modifica non è tua, scrivici subito.",
  },
  providerIsNotEnough: {
    subject: "Di nuovo un codice dopo il tuo provider",
    reason:
      "Il tuo universo “{universe}” chiede di nuovo un codice quando accedi con il tuo provider e il secondo passaggio è attivo.",
    ifNotYou: "Se la modifica non è tua, scrivici subito.",
  },
  recoveryCodesMade: {
    subject: "Hai nuovi codici di recupero",
    reason: "Il tuo universo “{universe}” ha nuovi codici di recupero. Quelli di prima non funzionano più.",
    ifNotYou: "Se la modifica non è tua, scrivici subito.",
  },
  tokenMade: {
    subject: "Un programma ha ora accesso al tuo universo",
    reason:
      "Un nuovo token di accesso fa entrare un programma nel tuo universo “{universe}”. Che cosa può fare è scritto in “Programmi”, nelle impostazioni dell’account.",
    ifNotYou: "Se il token non è tuo, revocalo lì e cambia la password: così vengono revocati tutti i token.",
  },
  webhookMade: {
    subject: "Un webhook riceve ora notizie del tuo universo",
    reason:
      "Un nuovo webhook avvisa un indirizzo su internet quando qualcosa cambia nel tuo universo “{universe}”. Quale indirizzo sia, e se riceve parole, è scritto in “Programmi”, nelle impostazioni dell’account.",
    ifNotYou: "Se il webhook non è tuo, rimuovilo lì e cambia la password.",
  },
  skyLinkMade: {
    subject: "Un nuovo link mostra il tuo cielo",
    reason:
      "Chi ha un nuovo link può guardare il cielo del tuo universo “{universe}”, senza una parola di ciò che hai scritto.",
    ifNotYou: "Se il link non è tuo, disattivalo in “Mostra il tuo cielo” e cambia la password.",
  },
  sealingBegan: {
    subject: "Le tue parole vengono sigillate",
    reason:
      "La sigillatura del tuo universo “{universe}” è iniziata. Quando sarà finita, nessuno tranne te potrà leggere le tue note e i tuoi nomi, nemmeno questo server.",
    keepSafe:
      "Custodisci bene la tua frase segreta e il tuo kit di soccorso: se li perdi entrambi, le tue parole sono perse per sempre.",
    ifNotYou: "Se non è una tua scelta, cambia subito la password e scrivici.",
  },
  wordsSealed: {
    subject: "Le tue parole sono sigillate",
    reason:
      "Ogni nota e ogni nome nel tuo universo “{universe}” ora è sigillato. Li aprono solo la tua frase segreta, il tuo kit di soccorso o una delle tue passkey. Una nuova password non li apre, e nemmeno noi possiamo farlo.",
    ifNotYou: "Se non è una tua scelta, scrivici subito.",
  },
  openingBegan: {
    subject: "Le tue parole vengono riaperte",
    reason:
      "Le parole del tuo universo “{universe}” vengono riaperte. Questo server potrà leggerle di nuovo.",
    ifNotYou: "Se non è una tua scelta, cambia subito la password e scrivici.",
  },
  wordsOpen: {
    subject: "Le tue parole non sono più sigillate",
    reason:
      "Le note e i nomi nel tuo universo “{universe}” non sono più sigillati. La frase segreta e il kit di soccorso non servono più.",
    ifNotYou: "Se non è una tua scelta, cambia subito la password e scrivici.",
  },
  sealChanged: {
    subject: "È cambiato ciò che apre le tue parole sigillate",
    reason:
      "Una frase segreta, un kit di soccorso o una passkey che apre le parole sigillate del tuo universo “{universe}” è stata aggiunta, sostituita o rimossa.",
    ifNotYou: "Se non è una tua scelta, cambia subito la password e scrivici.",
  },
  reminder: {
    addStar: "Aggiungi una stella",
    ends: "Questi promemoria li hai chiesti tu. Questo link li disattiva:",
  },
  checkIn: { open: "Fai il punto" },
  universeClosed: {
    subject: "Il tuo universo è stato chiuso",
    reason:
      "Chi gestisce questo server ha chiuso il tuo universo “{universe}”. Ora nessuno può aprirlo, e il {date} sarà rimosso con tutto ciò che contiene.",
    keep: "Se vuoi conservarlo, o portare con te ciò che contiene, scrivici prima di quella data.",
  },
  universeReopened: {
    subject: "Il tuo universo è di nuovo aperto",
    reason: "Il tuo universo “{universe}” è di nuovo aperto, con tutto ciò che contiene. Accedi come prima.",
  },
  webhookPaused: {
    subject: "Un webhook è in pausa",
    reason:
      "L’indirizzo di un webhook del tuo universo “{universe}” non ha accettato nulla per un giorno, o ha risposto che non esiste più. Mood Universe ha messo in pausa il webhook.",
    open: "Apri Programmi",
    nothingLost:
      "Il tuo diario non ne risente. Quando risvegli il webhook in quella pagina, saprà che cosa si è perso.",
  },
  universeDeleted: {
    subject: "Il tuo universo è stato eliminato",
    reason:
      "Il tuo universo e tutto ciò che conteneva sono stati eliminati, come hai chiesto: ogni stella e nota, e il tuo account con questo indirizzo.",
    backups: "Le copie di sicurezza fatte prima possono contenerlo finché non vengono sostituite.",
    farewell: "Questa è l’ultima e-mail per te. Abbi cura di te.",
  },
};
