export const usage = `curie: English for research manuscripts

  curie edit IN.docx --english american|british --output OUT.docx
      Edits a Word file. OUT.docx is the same file with every change tracked.
      Or a manuscript in LaTeX, IN.tex to OUT.tex: the same source with the
      changes made, and every other byte as it was; or a project with its main
      file and all that it takes in, IN.zip or IN.tar.gz to one of the same kind.
      --marked OUT2.tex   for LaTeX: writes a copy that prints what was changed
      --oxford            British English with -ize (organize, but analyse)
      --first-language zh|es|pt|ja|other
                          what the author grew up with: errors that are likely
                          for them are looked for; unsaid, the text is asked
      --terms FILE        a list of terms, CSV or TBX: what never changes, and
                          what is always written so
      --clean OUT2.docx   writes a copy with Curie's changes accepted as well
      --report FILE       writes what was changed and why, and the proof that
                          every number and citation is the same: a page to
                          read (FILE.html) or data for programs (FILE.json)
      --engine NAME       local (rules and dictionaries, the default), hybrid
                          (a language model after them) or llm (the model
                          alone); the model is that of CURIE_LLM_URL,
                          CURIE_LLM_KEY and CURIE_LLM_MODEL
      --strength NAME     how much is changed: proofread (what is surely wrong,
                          the default), correct (also what is likely wrong, each
                          change marked) or, with a language model, clarify
                          (sentences that are hard to read) and shorten
      --words N           with shorten: how many words shall be left
      --overwrite-input   allows OUT.docx to be IN.docx

  curie translate IN.docx --from zh_CN|es_ES|pt_BR --output OUT.docx
      Translates a Word file into English.
      --bilingual OUT2.docx   writes a copy with both languages as well
      --style american|british; --oxford as above
      --terms FILE            a list of terms, CSV or TBX: the English of words,
                              and what stays as it is
      --engine NAME           llm, deepl, local-neural, libretranslate, apertium
                              or chinese-gist; without it the best of those set
                              up, by the variables that the server reads
      --no-fetch              uses what is there. Without it the engine is fetched
                              once into the data folder (CURIE_DATA_DIR, or
                              .data): a neural model of the language or, where
                              that cannot be had, Apertium for drafts
  curie translate --text --from zh_CN|es_ES|pt_BR
      Reads one paragraph a line, UTF-8, and writes their English likewise.

  curie compare OLD.docx NEW.docx --output TRACKED.docx
      Compares two versions of a manuscript. TRACKED.docx is NEW.docx with tracked
      changes: accepting all gives the new text, rejecting all the old one.
      Paragraphs that came, went or moved are marked too; what differs in
      formulas, fields, notes or cells that came or went is named and not marked
      --author NAME   whose name the changes carry

  curie check IN.docx
      Looks for what a journal would send back: citations without entry, entries
      never cited, figures not referred to, abbreviations not explained, mixed
      units, missing statements, what is too long. Reads only. Ends with status 1
      where it found something.
      --profile NAME   what kind of journal it is for; --profiles lists them
      --profile FILE.json   a profile of your own; --print-profile NAME prints one
                       to start from
      --lang es_ES     the language of the findings: en_US, es_ES, ja_JP, pt_BR
                       or zh_CN

  curie count IN.docx
      Counts the words of a Word file as the word limit counts them.

  curie correct --english american|british
      Reads one paragraph a line, UTF-8, and writes the corrected paragraphs,
      one a line, in the same order; --oxford, --first-language, --terms
      and --engine as above.
      --serve SOCKET   stays loaded and answers on a Unix socket, each caller as
                       above, in milliseconds: for plug-ins of editors. The
                       caller ends its side and reads to the end

  curie verify LOG.json FILE.docx
      Tells whether a log of an edit is what was signed, and names this file,
      byte for byte; without a server or a network.
      --key FINGERPRINT   refuses a log that another key signed

  curie admin backup FOLDER
      Writes database and files of the installation that the environment names
      (as the server reads it) into an empty folder and reads them again. The
      server may go on working.
  curie admin verify FOLDER
      Reads a backup and compares every checksum.
  curie admin restore FOLDER
      Puts a backup in the place of an installation that is not running.
      --replace   also when it holds accounts or files

  curie admin create-operator --name NAME --email EMAIL
      Adds an operator of the console and prints the link by which they choose a
      password and set up their authenticator app; again, it prints a new link.
      --language es_ES    the language of their mails
  curie admin create-group --code CODE --name NAME --admin EMAIL
      Adds a group and mails its admin the code and the link to its members.
      --seats N --ends 2027-01-31 --edits N --translations N --no-editing --trial
  curie admin grant --email EMAIL --plan editing|translation|starter
      Gives somebody a plan. --ends 2027-01-31 --edits N --translations N
  curie admin voucher --code CODE --percent N | --amount N --currency USD
      Adds a discount code, or changes it. The amount is in the smallest unit.
      --ends 2027-01-31

  --json      prints results for programs
  --help      prints this text
  --version   prints the version

Exit status: 0 done, 1 refused ("code: sentence" on the error output) or, of
curie check, something found, 2 wrong usage.
`;
