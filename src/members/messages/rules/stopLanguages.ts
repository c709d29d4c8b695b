const anywhere = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b`);

/**
 * Wishes to be left alone, and "wrong number", in languages that are written in our letters; without accents, and with d, l, o, i for
 * đ, ł, ø, ı. For speakers of each in the United States and Canada; looked over on 2026-11-27.
 */
export const STOPS_ELSEWHERE: readonly RegExp[] = [
  // Spanish
  anywhere(
    'ya (?:par\\w+|estuvo|basta)|(?:borr|saqu|elimin|quit)en(?:me|nos)|sacame|saqueme|(?:den?|da|dar)(?:se|te|me)? de baja|me equivoque|equivocad[oa]',
  ),
  anywhere(
    'no soy \\w+|numero (?:incorrecto|errado|malo)|no es mi (?:numero|telefono|celular)|no (?:autorizo|conozco|deseo|acepto|sigan|sigas|gracias)|dejad|dej(?:a|e|en) de|quiero salir\\w*|me salgo|salganse|(?:otra|mala) persona|se equivoco|ekivocad[oa]|no es el numero|detente|detenganse|callense',
  ),
  // French, as in Québec
  anywhere(
    '(?:retir|enlev|ot)(?:ez|e|er) (?:moi|mon|nous)|pas le bon numero|mauvaise personne|c ?est (?:pas moi|fini)|faux numero|je (?:ne )?veux (?:pas|plus)|lach(?:ez|e) (?:moi|nous)|(?:moi|nous) la paix|cess(?:ez|er|e)|ca va faire|ne m\\w* (?:\\w+ )?(?:plus|pas|rien)',
  ),
  // German
  anywhere(
    'hoe?r(?:t|en sie)? (?:bitte |doch |endlich )?auf|falsche (?:nummer|person)|kein(?:en)? bock|nicht (?:interessiert|gewunscht|gewollt)|lass(?:t|en sie)? mich|schluss|keine? \\w+ mehr|(?:aus|ab)tragen|loe?sch\\w+|abmeld\\w*|ich bin nicht|lasst? (?:das|es)|ruhe|stoppen',
  ),
  // Dutch
  anywhere(
    'houd?t? (?:\\w+ )?op|ophouden|afmelden|uitschrijven|geen (?:interesse|berichten|sms|zin)|niet meer|verkeerd nummer|laat (?:me|mij) met rust',
  ),
  // Swedish, Norwegian, Danish, Finnish
  anywhere(
    'sluta|avsluta|avregistrera|slutt|avslutt|hold op|lad vaere|afmeld|ikke (?:send\\w*|mere|mer|interess\\w+)|inte (?:intresserad|skicka)|(?:fel|feil|forkert) nummer|lopet\\w+|ala (?:laheta|viestita)|vaara numero',
  ),
  // Polish, Czech, Slovak, Hungarian, Romanian
  anywhere(
    'nie (?:chc\\w+|pisz\\w*|wysylaj\\w*|dzwon\\w*|interesuje)|prosze nie|(?:zly|bledny) numer|nie jestem|przesta\\w+|odhlas\\w+|koniec|prestan\\w*|nechci|nechcem|neposilejte|neposielajte|nepis\\w*|nezajem|spatne cislo|zle cislo',
  ),
  anywhere(
    'hagyj\\w* abba|ne irj\\w*|nem kerem|rossz szam|leiratkoz\\w*|leallit\\w+|destul|nu (?:mai|vreau|ma interes\\w+)|numar gresit|dezabon\\w*|opriti',
  ),
  // Serbian, Croatian, Bosnian; Albanian; Turkish
  anywhere(
    'dosta|prekin\\w+|nemoj\\w*|pogresan broj|ne zelim|odjav\\w+|ndal\\w*|mjaft|numer i gabuar|birak\\w*|yanlis (?:numara|kisi)|istemiyorum|yazma\\w*|mesaj atma\\w*|artik (?:yok|yeter)',
  ),
  // Italian, Portuguese
  anywhere(
    'non? (?:grazie|voglio|vogliamo|sono \\w+)|rimuov\\w+|disiscriv\\w+|tolg\\w+|(?:ha|hai|avete) sbagliato|numero sbagliato|fermatevi|(?:lasciate|toglie?te|cancellate)mi',
  ),
  anywhere(
    'me tir[ae]|tir[ae] (?:me|meu|o meu)|sai fora|par[ae]m? de|sair da lista|me deix\\w+ em paz|remov(?:a|e|er) (?:me|meu)|nao (?:sou|conheco)|quero sair|pode parar|engano',
  ),
  // Indonesian, Malay; Tagalog; Vietnamese
  anywhere(
    'hentikan|berhenti|jangan|salah nomor|tidak mau|tak nak|ayaw|huwag|tanggalin|tama na|maling numero|hindi (?:po )?ako|ngung|dung (?:nhan|gui|co)|(?:nham|sai|lon) so|khong (?:muon|can|nhan)',
  ),
  // Haitian Creole; Hindi and Urdu in our letters; Swahili; Somali
  anywhere(
    'sispan\\w*|kanpe|pa (?:voye|vle|ekri|enterese)|move nimewo|(?:nimewo|numero) (?:a |sa a )?pa bon|retire m|kite m|band kar\\w*|mat (?:bhej|kar)\\w*|nahi\\w* chahiye|galat number|bas kar\\w*|sitaki|usi(?:ni)?tum\\w+|acha ku\\w+|jooji',
  ),
];

/** Words of these languages that are a wish where they are all that a text says. */
export const WHOLE_ELSEWHERE =
  '(?:no|non|nao|nein|nee|nej|nei|nie|ne|ei|hayir) (?:grazie|gracias|merci|obrigad.|danke|bedankt|tack|takk|tak|dziekuje|hvala|kiitos|tesekkur\\w*|dekuji)|hayir|nie|ne|nao|tidak|hindi|khong|stap|staph|ruhe|nee|nej|nei|raus|eleg|allj|konec|stoj|dost|thoi|tat|ase|ret|acha|yamete|yamero|tomare|iranai|bu ?yao|khalas|kefaya|imshi|adios|ciao|cukup|bas|ruko|auf|weg|finito|fini|c est fini|fora|pare ja|uitzetten';

/** A letter of another script than ours. */
const OTHER_LETTER = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;

/**
 * Whether a text is written in another script, or in letters that look like ours. We write and are answered in English, so it is no
 * answer to a pick; in doubt it is a wish to be left alone, and START takes it back. @param plain what of it are our letters
 */
export const isForeign = (text: string, plain: string): boolean =>
  OTHER_LETTER.test(text.normalize('NFKC')) ||
  plain.replaceAll(' ', '').length * 2 < [...text.matchAll(/\p{L}/gu)].length;
